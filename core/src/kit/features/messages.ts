import { alertStore } from '../../stores/alert/alert.store.ts'
import { toastStore } from '../../stores/toast/toast.store.ts'

/** The code of toasts and alerts. */
export const messagesFeature = { alertStore, toastStore }
