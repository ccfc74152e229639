import type { SocialView } from '@latchkit/core/flows'
import { useTexts } from '@latchkit/react-ui/locales'
import { ConnectingSocial } from '@latchkit/react-ui/views/social'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'
import { Origin } from './Origin.tsx'
import { providerName } from './provider-name.ts'
import { Connected, Failed, Stopped, Waiting } from './steps.tsx'

/** Login with a social account, in a popup. */
export const SocialScreen = () => (
  <ConnectingSocial>
    {(login) =>
      login.step === 'loading' ? null : (
        <>
          <Steps login={login} />
          <Origin />
        </>
      )
    }
  </ConnectingSocial>
)

function Steps({ login }: { login: SocialView }) {
  const texts = useTexts()
  const { social } = texts
  const name = providerName(login.provider)
  switch (login.step) {
    case 'signingIn':
      return (
        <Step
          tone="waiting"
          title={login.popup === 'preparing' ? social.preparing(name) : social.consenting(name)}
          text={login.popup === 'preparing' ? social.preparingText : social.consentingText}
        >
          <Button onClick={login.cancel}>{texts.cancel}</Button>
          <Button onClick={login.retry}>{social.openAgain}</Button>
        </Step>
      )
    case 'redirecting':
      return (
        <Waiting
          title={social.redirecting(name)}
          text={social.preparingText}
          cancel={login.cancel}
        />
      )
    case 'connecting':
      return (
        <Waiting title={social.connecting} text={social.connectingText} cancel={login.cancel} />
      )
    case 'blocked':
      return <Failed {...login} title={social.blocked} />
    case 'failed':
      return <Failed {...login} title={social.failed(name)} />
    case 'connected':
      return <Connected />
    case 'cancelled':
      return <Stopped />
  }
}
