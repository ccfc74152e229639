import { featureErrors } from '../../errors/areas/feature.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { FlowOption } from '../../protocol/flow.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Dispatcher } from './dispatcher.ts'

const isOff: Readonly<Record<FlowOption, (config: ConfigState) => boolean>> = {
  'features.send': ({ features }) => !features.send,
  'features.receive': ({ features }) => !features.receive,
  enableWallets: ({ enableWallets }) => !enableWallets,
}

export type FeatureSwitches = {
  /**
   * The error `feature/off` for a flow or a view with this option that the page turns off, which an
   * alert reports to the developer. Null if it may start. The machines `login` and `activity`
   * check this themselves, because the project can turn these off, too.
   */
  refusal(option: FlowOption | undefined): KitError<'feature/off'> | null
}
type SwitchesOptions = { state(): Pick<KitState, 'config'>; send: Dispatcher['send'] }

/** Reads the switches at the time of each call, because the page changes them at run time. */
export const createFeatureSwitches = ({ state, send }: SwitchesOptions): FeatureSwitches => ({
  refusal(option) {
    if (option === undefined || !isOff[option](state().config)) return null
    const [code, details] = ['feature/off', { option }] as const
    send([{ to: 'alert', type: 'raise', code, variant: 'warning', details, once: false }])
    return new KitError(featureErrors, code, details)
  },
})
