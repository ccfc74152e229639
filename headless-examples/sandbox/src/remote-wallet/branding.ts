import { drawPhone } from '../directory/images/draw-phone.ts'

/** Name, picture and own links of the pretend phone, the same as in the wallet directory. */
export const phoneBranding = (): { name: string; icon: string; scheme: string } => ({
  name: 'Pocket',
  icon: `data:image/svg+xml,${encodeURIComponent(drawPhone())}`,
  scheme: 'pocket://',
})
