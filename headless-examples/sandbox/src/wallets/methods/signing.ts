import { readMessage, readTypedData } from '../params.ts'
import { providerErrors } from '../provider-error.ts'
import { requestApproval, type WalletContext, type Method, sharedKey } from './method.ts'

/** Signatures with the account's real key, over exactly what was shown. */
export const signingMethods = (inside: WalletContext): Record<string, Method> => ({
  async personal_sign(params) {
    const { account, raw, text } = readMessage(params)
    const key = sharedKey(inside, account)
    await requestApproval(inside, { kind: 'message', account: key.address, text })
    return key.signMessage({ message: { raw } })
  },
  async eth_signTypedData_v4(params) {
    const { account, typedData } = readTypedData(params)
    const key = sharedKey(inside, account)
    const { domain, primaryType, message } = typedData
    const { chainId } = inside.state.read()
    if (domain?.chainId !== undefined && Number(domain.chainId) !== chainId) {
      throw providerErrors.invalid(
        `the typed data is for network ${String(domain.chainId)}, the wallet is on ${chainId}`,
      )
    }
    const text = JSON.stringify(
      message,
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
      2,
    )
    await requestApproval(inside, {
      kind: 'typed-data',
      account: key.address,
      domain: String(domain?.name ?? ''),
      primaryType,
      text,
    })
    return key.signTypedData(typedData)
  },
})
