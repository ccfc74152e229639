import { createAccountWatcher } from '../../stores/session/account-watcher.ts'
import { sessionStore } from '../../stores/session/session.store.ts'
import { createSignIn } from '../commands/sign-in.ts'

/** The code of sign-in sessions. That of the extension loads before: `deps/sign-in-code.ts`. */
export const signInFeature = { sessionStore, createAccountWatcher, createSignIn }
