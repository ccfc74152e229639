import { namespacesToLeave } from '../../../../core/src/domain/account/namespaces-to-disconnect.ts'
import {
  afterNetworkChange,
  type Closing,
  embeddedView,
  type NetworkChange,
  type Opening,
  openingView,
  tryClose,
} from '../../../../core/src/domain/routing/navigation.ts'
import { type Operations, operation } from '../operation.ts'

type Open = {
  view?: Opening['requested']
  adapters: boolean
  connected: boolean
  mobile?: boolean
  manualControl?: boolean
}
const settled: NetworkChange = {
  open: false,
  connected: false,
  view: '',
  idChanged: false,
  namespaceChanged: false,
  wasUnknown: false,
}

/** Opening, closing and leaving. */
export const modalOperations: Operations = {
  'modal.openView': operation(
    ({ view, adapters, connected, mobile = false, manualControl = false }: Open) =>
      openingView({
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
  'modal.tryClose': operation((given: Closing) =>
    tryClose({ ...given, signIn: given.signIn ?? null }),
  ),
  'modal.onNetworkChange': operation((given: Partial<NetworkChange>) =>
    afterNetworkChange({ ...settled, ...given }),
  ),
  'disconnect.namespaces': operation(
    ({ connectors, namespace }: { connectors: Record<string, string>; namespace: string | null }) =>
      namespacesToLeave(connectors, namespace ?? null),
  ),
}
