/** The telemetry event of a connected remote wallet. */
export type ConnectSuccess = { event: 'CONNECT_SUCCESS'; method: 'mobile' | 'qrcode'; name: string }

/** `mobile` if a link opened the wallet's app, else `qrcode`. */
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
