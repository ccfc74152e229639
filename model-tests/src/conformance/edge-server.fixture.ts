import {
  createMessage,
  createNonce,
  verifyCacao,
  verifySignIn,
} from '../../../core/src/server/index.ts'
import { adapters } from '../../../core/src/siwx/testing/adapters.fixture.ts'

type Options<Verify extends (options: never) => unknown> = Omit<Parameters<Verify>[0], 'adapters'>

/** The server's functions, whose options JSON can contain. */
export const server = {
  createMessage,
  createNonce,
  verifyCacao: (options: Options<typeof verifyCacao>) => verifyCacao({ adapters, ...options }),
  verifySignIn: (options: Options<typeof verifySignIn>) => verifySignIn({ adapters, ...options }),
}
