/** How a wallet on the other side of the relay was reached, as telemetry names it. */
export type ConnectSuccess = { event: 'CONNECT_SUCCESS'; method: 'mobile' | 'qrcode'; name: string }

/** A wallet whose app was opened was reached by it, any other by its camera. */
export const connectSuccess = ({
  deepLink,
  wallet,
}: {
  deepLink: object | null
  wallet: string | null
}): ConnectSuccess => ({
  event: 'CONNECT_SUCCESS',
  method: deepLink === null ? 'qrcode' : 'mobile',
  name: wallet ?? 'Unknown',
})
