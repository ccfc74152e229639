import type { Kit, KitSession } from '@latchkit/core'
import { button, type Child } from '../components/element.ts'
import { createPanel } from '../components/panel.ts'
import { errorText } from './error-text.ts'

const sentences: Readonly<Record<KitSession['status'], string>> = {
  disabled: 'This page has no sign-in.',
  inactive: 'Connect a wallet to sign in.',
  checking: 'Looking for your session…',
  authenticating: 'Verifying what your wallet signed…',
  signingOut: 'Signing out…',
  signedOut: 'Sign a message to prove that the account is yours.',
  signedIn: 'Signed in.',
  unknown: 'Your session could not be read yet.',
  failed: 'What your wallet signed is not valid.',
}

/** Signs in with the connected wallet, and out. Null if the kit has no option `siwx`. */
export function sessionPanel(kit: Kit): HTMLElement | null {
  if (kit.session.get().status === 'disabled') return null
  const { element, render } = createPanel('session', 'Your session')
  // The kit opens its modal to ask for a sign-in, and warns if no code renders it. This panel does.
  kit.modal.onPrepare(() => {})
  const run = async (sentence: string, command: () => Promise<unknown>) => {
    render([sentence])
    try {
      await command()
    } catch (error) {
      render([errorText(error)], ...buttonsFor(kit.session.get()))
    }
  }
  const buttonsFor = ({ status }: KitSession): readonly Child[] => {
    if (status === 'unknown')
      return [button('check', 'Check again', () => run('Looking…', () => kit.session.check()))]
    if (status === 'signedOut') {
      const signIn = () => run('Approve in your wallet.', () => kit.session.signIn())
      return [button('sign-in', 'Sign in', signIn, 'primary')]
    }
    if (status !== 'signedIn') return []
    return [button('sign-out', 'Sign out', () => run('Signing out…', () => kit.session.signOut()))]
  }
  kit.watch(
    ({ session }) => session,
    (session) => render([sentences[session.status]], ...buttonsFor(session)),
  )
  return element
}
