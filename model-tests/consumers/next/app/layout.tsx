import { reconnectingFromCookie } from '@latchkit/react-ui'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './wallet'

export default async function Layout({ children }: { children: ReactNode }) {
  const reconnecting = reconnectingFromCookie((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <Wallet reconnecting={reconnecting}>{children}</Wallet>
      </body>
    </html>
  )
}
