import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { methodAddMachine } from '../../machines/payment/methodAdd.machine';
import { aMethodList, methodsOf } from '../../machines/payment/methods.sample';
import type { MethodsWords } from '../../machines/payment/methods.words';
import { MethodsPage } from '../../src/views/payment/MethodsPage';
import { member } from '../support/evening';
import { formStates } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/methods' };

const beside = [formStates(methodAddMachine, 'methodAdd', { payment: 'visa' }).filled];
const page = (state: string, given: Partial<ListContext<MethodsWords>> = {}) =>
  storyOf(resident('methods', { open: state }, aMethodList(given)), <MethodsPage />, {
    house: member,
    beside,
  });
const none = { list: noPages };
const many = { list: aPage(methodsOf(4), 24) };

export const Closed = storyOf(resident('methods', 'closed'), <MethodsPage />, {
  house: member,
  beside,
});
export const Loading = page('loading', none);
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
