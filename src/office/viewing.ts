import { isViewer } from '../../machines/auth/viewing.rules';

/**
 * Whether this tab was opened to see what a player sees [decision 189]: then it keeps the token that its
 * address brought, and goes there. No other token is taken: a link that somebody sends signs nobody in.
 */
export const leaveToView = (): boolean => {
  const { pathname, hash } = location;
  if (pathname !== '/staff/view') return false;
  const token = hash.slice(1);
  if (isViewer(token)) sessionStorage.setItem('token', token);
  location.replace('/');
  return true;
};
