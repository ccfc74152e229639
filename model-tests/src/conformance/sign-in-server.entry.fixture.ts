import { bip122 } from '../../../core/src/adapters/bip122/index.ts'
import { eip155 } from '../../../core/src/adapters/eip155/index.ts'
import { verifySignIn } from '../../../core/src/server/index.ts'

/** What a server with these namespaces imports. */
export const entry = { bip122, eip155, verifySignIn }
