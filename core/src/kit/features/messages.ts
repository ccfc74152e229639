/** The code of toasts and alerts. */
export { alertStore } from '../../stores/alert/alert.store.ts'
export { toastStore } from '../../stores/toast/toast.store.ts'
