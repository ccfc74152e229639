import type { SocialView } from '@latchkit/core/flows'
import { shortAddress } from '@latchkit/core/utils'
import { GuardedButton } from '../../components/GuardedButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { errorText } from '../../locales/error-text.ts'
import { providerName } from '../../locales/provider-name.ts'
import socialCss from './social.css?inline'
import { useEmbeddedTexts } from '../../locales/useEmbeddedTexts.ts'
import { WalletOrigin } from './WalletOrigin.tsx'

/** The progress of a social login. It names the origin that opens the wallet. */
export function ConnectingSocialScreen({ view }: { view: SocialView }) {
  const texts = useEmbeddedTexts()
  useSheet(socialCss)
  const { social } = texts
  const name = providerName(view.provider)
  return (
    <Panel>
      <PendingScreen
        icon={
          <span className="lk-social-hero">
            <SocialMark provider={view.provider} />
          </span>
        }
        note={<WalletOrigin />}
        {...screen()}
      />
    </Panel>
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
              secondary={{ label: texts.cancel, onClick: view.cancel }}
              primary={{ label: social.openAgain, onClick: view.retry }}
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
              cancelButton(view.cancel)
            ) : (
              <TwoButtons
                secondary={{ label: texts.cancel, onClick: view.cancel }}
                primary={{
                  label: view.step === 'blocked' ? social.openAgain : texts.tryAgain,
                  onClick: view.retry,
                }}
                emphasized
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
    return { ring: 'pending' as const, title, text, actions: cancelButton(cancel) }
  }
  function cancelButton(cancel: () => void) {
    return (
      <GuardedButton kind="ghost" onClick={cancel}>
        {texts.cancel}
      </GuardedButton>
    )
  }
}
