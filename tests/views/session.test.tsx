import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { problem } from '../../contract/problems';
import { signInMachine } from '../../machines/auth/signIn.machine';
import type { FormFact } from '../../machines/kit/form.words';
import { fill } from '../../machines/kit/port';
import { SignInForm } from '../../src/views/auth/SignInPage';
import { inHouse } from './house';

afterEach(cleanup);

const open = (fact?: FormFact) => {
  const submit = fill('signIn.submit', (_input: unknown, answer: (fact: FormFact) => void) => {
    if (fact !== undefined) answer(fact);
    return undefined;
  });
  const machine = signInMachine.provide({ actors: { submit } as never });
  const actor = createActor(machine, { input: {} }).start();
  render(inHouse(<SignInForm actor={actor} />));
  return actor;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

test('an empty form says at its fields what is missing, and is not sent', () => {
  const actor = open();
  submit();
  expect(screen.getByText('Enter your email or username')).toBeDefined();
  expect(screen.getByText('Enter your password')).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('a field says what is wrong only after it was left', () => {
  open();
  type('Email or username', 'a');
  type('Email or username', '');
  expect(screen.queryByText('Enter your email or username')).toBe(null);
  fireEvent.blur(screen.getByLabelText('Email or username'));
  expect(screen.getByText('Enter your email or username')).toBeDefined();
});

test('a sent form is busy and takes no second click', () => {
  const actor = open();
  type('Email or username', 'june');
  type('Password', 'Carousel-2026');
  submit();
  expect(actor.getSnapshot().matches('submitting')).toBe(true);
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true');
});

test('a refusal is said in the words of the catalogue, until something is changed', async () => {
  open({ type: 'form.refused', problem: problem('wrong-credentials') });
  type('Email or username', 'june');
  type('Password', 'wrong');
  submit();
  await screen.findByText('Wrong email or password');
  type('Password', 'better');
  expect(screen.getByRole('alert').textContent).toBe('');
});
