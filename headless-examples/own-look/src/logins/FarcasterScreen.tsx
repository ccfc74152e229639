import type { FarcasterView } from '@latchkit/core/flows'
import { useTexts } from '@latchkit/react-ui/locales'
import { ConnectingFarcaster } from '@latchkit/react-ui/views/social'
import { Button } from '../components/Button.tsx'
import { Copy } from '../components/Copy.tsx'
import { Icon } from '../components/Icon.tsx'
import { LinkOut } from '../components/LinkOut.tsx'
import { Qr } from '../components/Qr.tsx'
import { Step } from '../components/Step.tsx'
import { Origin } from './Origin.tsx'
import { Connected, Failed, Stopped, Waiting } from './steps.tsx'

/** Login with Farcaster: a code for the phone, and a link to the app. */
export const FarcasterScreen = () => (
  <ConnectingFarcaster>
    {(login) =>
      login.step === 'loading' ? null : (
        <>
          <Steps login={login} />
          <Origin />
        </>
      )
    }
  </ConnectingFarcaster>
)

function Steps({ login }: { login: FarcasterView }) {
  const texts = useTexts()
  const { social, remote } = texts
  switch (login.step) {
    case 'requestingUrl':
      return (
        <Waiting
          title={social.preparing('Farcaster')}
          text={social.preparingText}
          cancel={login.cancel}
        />
      )
    case 'waiting':
      return (
        <>
          <Qr text={login.url} label={social.qrCode}>
            <Icon name="phone" />
          </Qr>
          <Step tone="waiting" title={social.waiting} text={social.scan}>
            <Button onClick={login.cancel}>{texts.cancel}</Button>
            <Copy
              look="button"
              text={login.url}
              label={remote.copy}
              copied={remote.copied}
              failed={remote.copyFailed}
            >
              {remote.copy}
            </Copy>
            <LinkOut look="button" href={login.url}>
              {social.openFarcaster}
            </LinkOut>
          </Step>
        </>
      )
    case 'connecting':
      return (
        <Waiting title={social.connecting} text={social.connectingText} cancel={login.cancel} />
      )
    case 'failed':
      return <Failed {...login} title={social.failed('Farcaster')} />
    case 'connected':
      return <Connected />
    case 'cancelled':
      return <Stopped />
  }
}
