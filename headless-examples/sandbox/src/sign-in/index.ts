export type { Fault, LoggedRequest } from '../faults/fault.types.ts'
export type { SignIn, SignInOptions, SignInSettings, Transport } from './sign-in.types.ts'
export { startSignIn } from './start-sign-in.ts'
