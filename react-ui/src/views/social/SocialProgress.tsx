import type { FarcasterView, SocialView } from '@latchkit/core/flows'
import { shortAddress } from '@latchkit/core/utils'
import { CancelButton } from '../../components/CancelButton.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { errorText } from '../../locales/error-text.ts'
import { providerName } from '../../locales/provider-name.ts'
import { useTexts } from '../../locales/useTexts.ts'
import socialCss from './social.css?inline'
import { socialTexts } from './texts/en.ts'
import { WalletOrigin } from './WalletOrigin.tsx'

type Props = {
  provider: SocialView['provider'] | 'farcaster'
  view: SocialView | Exclude<FarcasterView, { step: 'requestingUrl' | 'waiting' }>
}

/** The progress of a social login. It names the origin that opens the wallet. */
export function SocialProgress({ provider, view }: Props) {
  useSheet(socialCss)
  const texts = useTexts(socialTexts)
  const { social } = texts
  const name = providerName(provider)
  return (
    <PendingScreen
      icon={
        <span className="lk-social-hero">
          <SocialMark provider={provider} />
        </span>
      }
      note={<WalletOrigin />}
      {...screen()}
    />
  )

  function screen(): Omit<PendingScreenProps, 'icon' | 'note'> {
    switch (view.step) {
      case 'signingIn':
        return {
          ring: 'pending',
          title: view.popup === 'preparing' ? social.preparing(name) : social.consenting(name),
          text: view.popup === 'preparing' ? social.preparingText : social.consentingText,
          actions: (
            <TwoButtons
              cancel={view.cancel}
              next={view.retry}
              nextLabel={social.openAgain}
              emphasized={false}
            />
          ),
        }
      case 'redirecting':
        return pending(social.redirecting(name), social.preparingText, view.cancel)
      case 'connecting':
        return pending(social.connecting, social.connectingText, view.cancel)
      case 'blocked':
      case 'failed':
        return {
          ring: 'failed',
          title: view.step === 'blocked' ? social.blocked : social.failed(name),
          text: errorText(texts, view.problem),
          actions:
            view.retry === null ? (
              <CancelButton cancel={view.cancel} />
            ) : (
              <TwoButtons
                cancel={view.cancel}
                next={view.retry}
                nextLabel={view.step === 'blocked' ? social.openAgain : texts.tryAgain}
              />
            ),
        }
      case 'connected':
        return {
          ring: 'done',
          title: texts.connecting.connected,
          text: shortAddress(view.address),
          actions: null,
          skip: view.skip,
        }
      case 'cancelled':
        return { ring: null, title: social.stopped, text: null, actions: null }
    }
  }
  function pending(title: string, text: string, cancel: () => void) {
    return { ring: 'pending' as const, title, text, actions: <CancelButton cancel={cancel} /> }
  }
}
