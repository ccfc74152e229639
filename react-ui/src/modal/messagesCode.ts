import { Alerts } from './Alerts.tsx'
import { Toasts } from './Toasts.tsx'

/** The components of messages. `useMessages` imports this file after the first view. */
export const messages = { Alerts, Toasts }
