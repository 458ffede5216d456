import type { Routes } from '../router/screen';

/** Where its screens are. */
export const authRoutes = {
  lock: { paths: ['/lock'], page: 'LockPage' },
  signIn: { paths: ['/sign-in'], page: 'SignInPage' },
  signUp: { paths: ['/sign-up'], page: 'SignUpPage' },
  welcome: { paths: ['/welcome'], guard: 'authenticated', page: 'WelcomePage', covers: true },
  forgotPassword: { paths: ['/forgot-password'], page: 'ForgotPasswordPage' },
  newPassword: { paths: ['/new-password'], page: 'NewPasswordPage' },
} satisfies Routes;
