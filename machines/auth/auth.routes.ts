import type { Routes } from '../router/screen';

/** Where its screens are. */
export const authRoutes = {
  lock: { paths: ['/lock'], page: 'LockPage' },
  signIn: { paths: ['/sign-in'], page: 'SignInPage', words: ['problems'] },
  signUp: { paths: ['/sign-up'], page: 'SignUpPage', words: ['problems', 'settings'] },
  welcome: {
    paths: ['/welcome'],
    guard: 'authenticated',
    page: 'WelcomePage',
    covers: true,
    words: ['game', 'settings', 'safety', 'money'],
  },
  forgotPassword: { paths: ['/forgot-password'], page: 'ForgotPasswordPage', words: ['problems'] },
  newPassword: { paths: ['/new-password'], page: 'NewPasswordPage', words: ['problems'] },
} satisfies Routes;
