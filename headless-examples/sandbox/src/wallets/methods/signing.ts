import { parseMessage, parseTypedData } from '../params.ts'
import { providerErrors } from '../provider-error.ts'
import { type Method, requestApproval, sharedKey, type WalletContext } from './method.ts'

/** Creates the methods that sign with an account's real key, exactly the data that was shown. */
export const signingMethods = (context: WalletContext): Record<string, Method> => ({
  async personal_sign(params) {
    const { account, raw, text } = parseMessage(params)
    const key = sharedKey(context, account)
    await requestApproval(context, { kind: 'message', account: key.address, text })
    return key.signMessage({ message: { raw } })
  },
  async eth_signTypedData_v4(params) {
    const { account, typedData } = parseTypedData(params)
    const key = sharedKey(context, account)
    const { domain, primaryType, message } = typedData
    const { chainId } = context.state.read()
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
    await requestApproval(context, {
      kind: 'typed-data',
      account: key.address,
      domain: String(domain?.name ?? ''),
      primaryType,
      text,
    })
    return key.signTypedData(typedData)
  },
})
