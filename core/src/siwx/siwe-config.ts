import { cacaoText } from '../domain/sign-in/cacao-session.ts'
import type {
  SIWEClient,
  SIWECreateMessageArgs,
  SIWEMethods,
  SIWEOptions,
} from './siwe/siwe.types.ts'

/** Returns the value of the option `siweConfig`, as AppKit's function of this name does. */
export const createSIWEConfig = (config: SIWEOptions & SIWEMethods): SIWEClient => ({
  options: config,
  methods: config,
})

/**
 * Writes an EIP-4361 message. `issuer`: the `address` that `createMessage` receives, `did:pkh:` and
 * a CAIP-10 id on eip155. Throws `siwx/message-invalid` for values that it cannot contain.
 *
 * ```ts
 * createMessage: ({ address, ...args }) => formatMessage(args, address)
 * ```
 */
export function formatMessage(
  args: Omit<SIWECreateMessageArgs, 'address' | 'chainId'>,
  issuer: string,
): string {
  const { uri: aud, domain, version, nonce, iat, exp, nbf, statement, requestId, resources } = args
  return cacaoText({
    iss: issuer,
    domain,
    aud,
    version,
    nonce,
    iat,
    exp,
    nbf,
    statement,
    requestId,
    resources,
  })
}
