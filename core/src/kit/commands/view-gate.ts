import { requiresConsent } from '../../domain/config/requires-consent.ts'
import { isConnectView } from '../../domain/routing/navigation.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ViewRequest } from '../../protocol/messages.ts'
import type { FeatureSwitches } from '../runtime/feature-switches.ts'
import type { FlowLoader } from '../runtime/flow-loader.ts'
import type { RouteFlows } from '../runtime/route-flows.ts'
import type { Engine } from './engine.types.ts'

type GateOptions = {
  state(): KitState
  switches: FeatureSwitches
  flowOf: FlowLoader['flowOf']
  flows: RouteFlows['store']
}
export type ViewGate = {
  /** The error `feature/off` for a view that the page turns off, else null. */
  refusal(view: ViewName): ReturnType<FeatureSwitches['refusal']>
  /**
   * The view itself, or Connect, which asks for the consent of the visitor, for one that connects
   * before the consent. Not if the page pairs remote wallets itself: then Connect is not its view.
   */
  afterConsent(request: ViewRequest): ViewRequest
  /** Returns `send` with the gate before it: a view that is refused is not sent to the router. */
  before(send: Engine['send']): Engine['send']
}

/** Creates the gate that each view passes which a command opens. Views of reactions do not. */
export function createViewGate({ state, switches, flowOf, flows }: GateOptions): ViewGate {
  /** Whether the visitor accepted the legal texts in a Connect view of the open modal. */
  const isAccepted = ({ modal, router }: KitState) =>
    modal.phase === 'open' &&
    router.entries.some(({ key, view }) => {
      const connecting = flowOf(view) === 'connect' ? flows.getSnapshot()[key]?.view() : null
      return Object(connecting).step === 'choosing'
    })
  const refusal: ViewGate['refusal'] = (view) =>
    switches.refusal(view) ?? switches.refusal(flowOf(view) ?? '')
  const afterConsent: ViewGate['afterConsent'] = (request) => {
    const { view } = request
    const { config } = state()
    const asks =
      requiresConsent(config) &&
      !(config.manualWCControl || config.basic) &&
      isConnectView(view) &&
      flowOf(view) !== 'connect'
    return asks && !isAccepted(state()) ? { view: 'Connect', data: null } : request
  }
  return {
    refusal,
    afterConsent,
    before: (send) => (message) => {
      if (message.to !== 'router' || !('view' in message)) send(message)
      else if (refusal(message.view) === null) {
        const { to, type, ...request } = message
        send({ to, type, ...afterConsent(request) })
      }
    },
  }
}
