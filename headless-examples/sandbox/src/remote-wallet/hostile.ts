import type { RemoteWallet } from './remote-wallet.types.ts'
import type { SdkWallet } from './sdk.types.ts'

/** Creates the commands that send invalid settlements and messages, which the SDK prevents. */
export function createHostile({
  engine: {
    signClient: { engine },
  },
}: SdkWallet): Pick<RemoteWallet, 'settleNext' | 'send'> {
  const methodOf = (name: string) => {
    const method: unknown = Reflect.get(engine, name)
    if (typeof method !== 'function') throw new Error(`This version of the SDK has no ${name}.`)
    return method
  }
  return {
    settleNext(changes) {
      const approve = methodOf('sendApproveSession')
      Reflect.set(engine, 'sendApproveSession', (params: { sessionSettleRequest: object }) => {
        Reflect.set(engine, 'sendApproveSession', approve)
        const sessionSettleRequest = { ...params.sessionSettleRequest, ...changes }
        return Reflect.apply(approve, engine, [{ ...params, sessionSettleRequest }])
      })
    },
    async send(topic, method, params) {
      await Reflect.apply(methodOf('sendRequest'), engine, [{ topic, method, params }])
    },
  }
}
