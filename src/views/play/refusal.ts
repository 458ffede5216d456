import type { PlayMode, PlayProof, PlayRule } from '../../../contract/play.rules';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { Problem } from '../../../contract/problems';
import type { Barred } from '../../../contract/protection.rules';
import type { Say } from '../../app/say';

/** What the modes are called. */
export const modeNames: Readonly<Record<PlayMode, string>> = {
  fun: 'PlayMode.Fun',
  coins: 'PlayMode.Coins',
  money: 'PlayMode.Money',
};

/** What each rule says to the player who meets it [decision 30]. */
const rules: Readonly<Record<PlayRule, string>> = {
  'game-withheld': 'PlayMode.This game is not offered where you are',
  'not-signed-in': 'PlayMode.Sign in to play this way',
  'no-jurisdiction': 'PlayMode.Coins and money are not offered where you are',
  'simulated-gambling-restricted': 'PlayMode.{jurisdiction} restricts games of chance',
  'birth-date-missing':
    'PlayMode.Your date of birth is missing, and {jurisdiction} asks for {needs} years',
  'too-young': 'PlayMode.{jurisdiction} asks for an age of {needs} years; you are {age}',
  'real-money-not-offered': 'PlayMode.{jurisdiction} does not allow play for money here',
  'not-licensed': 'PlayMode.There is no licence for play for money in {jurisdiction}',
  'not-verified': 'PlayMode.Verify your identity to play for money',
};

/** What bars a player by their own protection [decision 126]. */
const protections: Readonly<Record<Barred['rule'], string>> = {
  'time-out': 'Protection.You are taking a break from play',
  exclusion: 'Protection.You are taking a break from play',
  'time-limit': 'Protection.Your time at a stretch is over: pause for half an hour',
  'reality-check': 'Protection.Read the reality check first',
  'deposit-limit': 'Protection.This would be more than your limit of deposits',
  'loss-limit': 'Protection.This could be more than your limit of losses',
  'stake-limit': 'Protection.This would be more than your limit of stakes',
  debt: 'Protection.Pay what you owe first',
};

const isProtection = (rule: unknown): rule is Barred['rule'] =>
  typeof rule === 'string' && Object.hasOwn(protections, rule);

const isRule = (rule: unknown): rule is PlayRule =>
  typeof rule === 'string' && Object.hasOwn(rules, rule);

/** What a rule of their own protection says to the player. */
export const barredText = (rule: Barred['rule'], say: Say): string => say(protections[rule]);

/** By value: a selector makes a fresh one each time. */
export const isSameProof = (one: PlayProof, other: PlayProof): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why a mode is refused, in words; undefined when it is offered. */
export const refusalText = (answer: PlayProof, say: Say): string | undefined =>
  answer.allowed
    ? undefined
    : say(rules[answer.rule], {
        jurisdiction: answer.jurisdiction ?? '',
        needs: String(answer.needs ?? ''),
        age: String(answer.age ?? ''),
      });

/** Why the server refused a round or a launch: its rule in words, its §8 text, else its title. */
export const problemText = (problem: Problem, say: Say): string => {
  const { rule, jurisdiction, needs, age } = problem.params ?? {};
  if (problem.code === 'protected' && isProtection(rule)) return barredText(rule, say);
  if (problem.code !== 'play-refused' || !isRule(rule)) {
    return say(slugOfProblem(problem));
  }
  return say(rules[rule], {
    jurisdiction: String(jurisdiction ?? ''),
    needs: String(needs ?? ''),
    age: String(age ?? ''),
  });
};
