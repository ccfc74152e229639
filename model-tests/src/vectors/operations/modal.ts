import { namespacesToDisconnect } from '../../../../core/src/domain/account/namespaces-to-disconnect.ts'
import {
  afterNetworkChange,
  type CloseInput,
  closeOutcome,
  embeddedView,
  type InitialViewInput,
  initialView,
  type NetworkChange,
} from '../../../../core/src/domain/routing/navigation.ts'
import { type Operations, operation } from '../operation.ts'

type Open = {
  view?: InitialViewInput['requested']
  adapters: boolean
  connected: boolean
  mobile?: boolean
  manualControl?: boolean
}
const noChange: NetworkChange = {
  open: false,
  connected: false,
  view: '',
  idChanged: false,
  namespaceChanged: false,
  wasUnknown: false,
}

/** Operations on opening, closing and disconnecting. */
export const modalOperations: Operations = {
  'modal.openView': operation(
    ({ view, adapters, connected, mobile = false, manualControl = false }: Open) =>
      initialView({
        requested: view ?? null,
        adapters,
        connected,
        mobile,
        manualControl,
        remote: true,
        directory: true,
      }),
  ),
  'modal.closeEmbedded': operation(({ connected }: { connected: boolean }) =>
    embeddedView(connected),
  ),
  'modal.tryClose': operation((given: CloseInput) =>
    closeOutcome({ ...given, signIn: given.signIn ?? null }),
  ),
  'modal.onNetworkChange': operation((given: Partial<NetworkChange>) =>
    afterNetworkChange({ ...noChange, ...given }),
  ),
  'disconnect.namespaces': operation(
    ({ connectors, namespace }: { connectors: Record<string, string>; namespace: string | null }) =>
      namespacesToDisconnect(connectors, namespace ?? null),
  ),
}
