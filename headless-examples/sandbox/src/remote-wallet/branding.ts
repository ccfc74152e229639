import { drawPhone } from '../directory/images/draw-phone.ts'

/** Name, icon and scheme of the simulated phone, the same as in the wallet directory. */
export const phoneBranding = (): { name: string; icon: string; scheme: string } => ({
  name: 'Pocket',
  icon: `data:image/svg+xml,${encodeURIComponent(drawPhone())}`,
  scheme: 'pocket://',
})
