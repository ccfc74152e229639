import type { ViewName } from '../../domain/routing/view-name.ts'
import type { FeatureSwitches } from '../runtime/feature-switches.ts'
import type { FlowLoader } from '../runtime/flow-loader.ts'
import type { Engine } from './engine.types.ts'

type GateOptions = { switches: FeatureSwitches; flowOf: FlowLoader['flowOf'] }
export type ViewGate = {
  /** The error `feature/off` for a view that page or project turn off, else null. */
  refusal(view: ViewName): ReturnType<FeatureSwitches['refusal']>
  /** Returns `send` with the gate before it: a view that is refused is not sent to the router. */
  before(send: Engine['send']): Engine['send']
}

/** Creates the gate that each view passes which a command opens. Views of reactions do not. */
export function createViewGate({ switches, flowOf }: GateOptions): ViewGate {
  const refusal: ViewGate['refusal'] = (view) =>
    switches.refusal(view) ?? switches.refusal(flowOf(view) ?? '')
  return {
    refusal,
    before: (send) => (message) => {
      if (message.to !== 'router' || !('view' in message) || refusal(message.view) === null)
        send(message)
    },
  }
}
