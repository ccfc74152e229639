import { createAccountWatcher } from '../../stores/session/account-watcher.ts'
import { sessionStore } from '../../stores/session/session.store.ts'
import { createSignIn } from '../commands/sign-in.ts'

/** The code of sessions. The engine of a page with an extension loads its code before, `sign-in-code.ts`. */
export const feature = { sessionStore, createAccountWatcher, createSignIn }
