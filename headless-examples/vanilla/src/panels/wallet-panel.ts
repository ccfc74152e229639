import type { AccountStatus, Kit } from '@latchkit/core'
import { button } from '../components/element.ts'
import { createPanel } from '../components/panel.ts'
import { accountScreen } from '../screens/account-screen.ts'
import { chooseScreen } from '../screens/choose-screen.ts'
import type { Screen } from '../screens/screen.types.ts'
import { errorText } from './error-text.ts'

/** Shows one screen at a time. The account status and the screens decide which one. */
export function walletPanel(kit: Kit): HTMLElement {
  const { element, render } = createPanel('wallet', 'Your wallet')
  let current = new AbortController()
  const open = (screen: Screen) => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    const renderError = (error: unknown) => {
      if (signal.aborted) return
      const retry = button('back', 'Try again', () => open(screen))
      render([errorText(error)], retry)
    }
    const start = async () => screen({ kit, render, signal, open })
    start().catch(renderError)
  }
  let previousStatus: AccountStatus | null = null
  kit.watch(
    ({ accounts }) => accounts.eip155?.status ?? 'disconnected',
    (status) => {
      if (status === 'connected') open(accountScreen)
      if (status === 'reconnecting') open(reconnectingScreen)
      // The screen of a connection attempt stays open after the attempt has failed.
      const isAttemptOver = previousStatus === 'connecting'
      if (status === 'disconnected' && !isAttemptOver) open(disconnectedScreen)
      previousStatus = status
    },
  )
  return element
}

const disconnectedScreen: Screen = ({ kit, render, open }) => {
  const connect = button('connect', 'Connect wallet', () => open(chooseScreen), 'primary')
  // Load the engine before the click, when the pointer enters the button.
  connect.onpointerenter = () => void kit.load().catch(() => {})
  render(['Not connected.'], connect)
}

const reconnectingScreen: Screen = ({ render }) => render(['Restoring your connection…'])
