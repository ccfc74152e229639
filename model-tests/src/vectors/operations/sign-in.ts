import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { networkName } from '../../../../core/src/domain/network/network-rules.ts'
import { issuerAccount } from '../../../../core/src/domain/sign-in/cacao-session.ts'
import type { SignInData } from '../../../../core/src/domain/sign-in/session.ts'
import { isActiveAt, isSessionOf } from '../../../../core/src/domain/sign-in/session.ts'
import { addressInText, chainInText } from '../../../../core/src/domain/sign-in/siwe-text.ts'
import { createMessage } from '../../../../core/src/server/create-message.ts'
import { type Operations, operation } from '../operation.ts'

type Message = Pick<SignInData, 'domain' | 'uri' | 'nonce' | 'accountAddress' | 'chainId'> &
  Pick<SignInData, 'statement' | 'requestId' | 'resources' | 'notBefore'> & {
    now: string
    expiration?: number
    clearChainIdNamespace?: boolean
    configuredNetworks: { caipNetworkId: CaipNetworkId; chainNamespace: string; name: string }[]
  }

type Stored = {
  now: string
  sessions: Pick<SignInData, 'chainId' | 'accountAddress' | 'issuedAt'>[]
  chainId: CaipNetworkId
  address: string
}

/** Messages of signing in, their accounts, and stored sessions. */
export const signInOperations: Operations = {
  'siwx.messageText': operation(
    ({
      now,
      chainId,
      accountAddress,
      clearChainIdNamespace,
      configuredNetworks,
      ...given
    }: Message) =>
      createMessage({
        ...given,
        account: `${chainId}:${accountAddress}`,
        now: Date.parse(now),
        form: {
          is: 'plain',
          networkName: networkName(configuredNetworks, chainId) ?? '',
          chainId: clearChainIdNamespace ? 'reference' : 'caip2',
        },
      }).toString(),
  ),
  'siwx.storedSessions': operation(({ now, sessions, chainId, address }: Stored) => {
    const active = sessions
      .map((data) => ({ data }))
      .filter((session) => isSessionOf(session, chainId, address))
      .filter((session) => isActiveAt(session, Date.parse(now)))
    return active.length
  }),
  'siwx.cacaoIssuer': operation(({ iss }: { iss: string }) => issuerAccount(iss)),
  'siwe.addressFromMessage': operation(({ message }: { message: string }) =>
    addressInText(message),
  ),
  'siwe.chainFromMessage': operation(({ message }: { message: string }) => chainInText(message)),
}
