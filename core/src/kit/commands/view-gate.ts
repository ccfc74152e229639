import { requiresConsent } from '../../domain/config/requires-consent.ts'
import { isConnectView } from '../../domain/routing/navigation.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import { flows } from '../../flows/list.generated.ts'
import type { FlowFacts, FlowOption } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ViewRequest } from '../../protocol/messages.ts'
import type { Dispatcher } from '../runtime/dispatcher.ts'
import type { FlowLoader } from '../runtime/flow-loader.ts'
import type { FlowRunner } from '../runtime/flow-runner.ts'
import type { Engine } from './engine.types.ts'

type GateOptions = {
  state(): KitState
  flowOf: FlowLoader['flowOf']
  refusal: FlowRunner['refusal']
  sendMessages: Dispatcher['send']
}
export type ViewGate = {
  /** The error `feature/off` for a view that the page turns off, else null. */
  refusal(view: ViewName): ReturnType<FlowRunner['refusal']>
  /**
   * The view itself, or Connect, which asks for the consent of the visitor, for one that connects
   * before the consent. Not if the page pairs remote wallets itself: then Connect is not its view.
   */
  afterConsent(request: ViewRequest): ViewRequest
  /**
   * Throws `connect/consent-missing` for a flow of such a view that the page runs itself, and raises
   * an alert for the developer.
   */
  requireConsent(flow: string): void
  /** Returns `send` with the gate before it: a view that is refused is not sent to the router. */
  before(send: Engine['send']): Engine['send']
}

/** The options that turn off a view, but not a flow. */
const viewOptions: Readonly<Partial<Record<ViewName, FlowOption>>> = {
  WalletReceive: 'features.receive',
  WalletCompatibleNetworks: 'features.receive',
  ConnectWallets: 'enableWallets',
}

/** Whether a flow connects, or lists wallets. Connect itself asks for the consent. */
const isConnecting = ({ views }: FlowFacts) =>
  views.some(isConnectView) && !views.includes('Connect')

/**
 * Creates the gate that each view passes which a command opens, and each flow that the page runs.
 * Views of reactions do not.
 */
export function createViewGate({
  state,
  flowOf,
  refusal: refusalOf,
  sendMessages,
}: GateOptions): ViewGate {
  const needsConsent = (flow: FlowFacts | null) => {
    const { config, modal } = state()
    return (
      requiresConsent(config) &&
      !(config.manualWCControl || config.basic) &&
      modal.consent === 'missing' &&
      flow !== null &&
      isConnecting(flow)
    )
  }
  const refusal: ViewGate['refusal'] = (view) =>
    refusalOf(Object.hasOwn(viewOptions, view) ? viewOptions[view] : flowOf(view)?.option)
  const afterConsent: ViewGate['afterConsent'] = (request) =>
    needsConsent(flowOf(request.view)) ? { view: 'Connect', data: null } : request
  return {
    refusal,
    afterConsent,
    requireConsent(flow) {
      if (!needsConsent(flows.find(({ id }) => id === flow) ?? null)) return
      const code = 'connect/consent-missing'
      sendMessages([
        { to: 'alert', type: 'raise', code, variant: 'warning', details: {}, once: false },
      ])
      throw new KitError(connectErrors, code)
    },
    before: (send) => (message) => {
      if (message.to !== 'router' || !('view' in message)) send(message)
      else if (refusal(message.view) === null) {
        const { to, type, ...request } = message
        send({ to, type, ...afterConsent(request) })
      }
    },
  }
}
