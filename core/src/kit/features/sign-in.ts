/** The code of sign-in sessions. That of the extension loads before: `deps/sign-in-code.ts`. */
export { createAccountWatcher } from '../../stores/session/account-watcher.ts'
export { sessionStore } from '../../stores/session/session.store.ts'
export { createSignIn } from '../commands/sign-in.ts'
