export { SignIn } from './SignIn.tsx'
export { SignInPanel } from './SignInPanel.tsx'
