import { EarlyError } from '../../errors/early-error.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Dispatcher } from './dispatcher.ts'

/** The option of the page that turns a flow off, or a view that is off without its flow. */
const options: Readonly<Record<string, Option>> = {
  send: 'features.send',
  WalletReceive: 'features.receive',
  WalletCompatibleNetworks: 'features.receive',
  ConnectWallets: 'enableWallets',
  allWallets: 'enableWallets',
  connectExternal: 'enableWallets',
  connectMultiChain: 'enableWallets',
  connectRemote: 'enableWallets',
}
type Option = keyof typeof isOff
const isOff = {
  'features.send': ({ features }: ConfigState) => !features.send,
  'features.receive': ({ features }: ConfigState) => !features.receive,
  enableWallets: ({ enableWallets }: ConfigState) => !enableWallets,
}

export type FeatureSwitches = {
  /**
   * The error `feature/off` for a flow or a view that the page turns off, which an alert reports to
   * the developer. Null if it may start. The machines of the logins and of the activity refuse
   * themselves, because the project turns these off too.
   */
  refusal(name: string): EarlyError<'feature/off'> | null
}
type SwitchesOptions = { state(): Pick<KitState, 'config'>; send: Dispatcher['send'] }

/** Reads the switches at the time of each call, because the page changes them at run time. */
export const createFeatureSwitches = ({ state, send }: SwitchesOptions): FeatureSwitches => ({
  refusal(name) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined || !isOff[option](state().config)) return null
    const [code, details] = ['feature/off', { option }] as const
    send([{ to: 'alert', type: 'raise', code, variant: 'warning', details, once: false }])
    return new EarlyError(code, details)
  },
})
