import type { Connector } from '@latchkit/core'
import { exactAmount, isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import { ExplorerLink } from './ExplorerLink.tsx'
import { PreparingReview } from './PreparingReview.tsx'
import { SendReview } from './SendReview.tsx'
import { SentScreen } from './SentScreen.tsx'
import type { AfterFillingView } from './send.types.ts'

export type SendStepProps = {
  send: AfterFillingView
  /** The wallet that is asked; null: it did not say who it is. */
  wallet: Connector | null
}

/** What becomes of a transfer once it is filled in: its review, the wallet's answer, and the end. */
export function SendStep({ send, wallet }: SendStepProps) {
  const texts = useSendTexts()
  if (send.step === 'preparing') return <PreparingReview cancel={send.cancel} />
  if (send.step === 'reviewing') return <SendReview send={send} />
  const icon = (
    <WalletIcon size="hero" name={wallet?.name ?? texts.modal.label} image={wallet?.icon ?? null} />
  )
  if (send.step === 'sent') return <SentScreen send={send} icon={icon} />
  return (
    <Panel>
      <PendingScreen icon={icon} {...stepOf(send)} />
    </Panel>
  )

  function stepOf(
    at: Exclude<AfterFillingView, { step: 'preparing' | 'reviewing' | 'sent' }>,
  ): Omit<PendingScreenProps, 'icon'> {
    const name = isolateText(wallet?.name ?? null)
    switch (at.step) {
      case 'checking':
        return {
          ring: 'pending',
          title: texts.send.checking,
          text: texts.send.checkingText,
          actions: button(texts.cancel, at.cancel),
        }
      case 'handed': {
        const receiver = isolateText(at.name) ?? shortAddressNoBreak(at.review.to)
        return {
          ring: at.silent ? 'silent' : 'pending',
          title: at.silent ? texts.send.unresponsive(name) : texts.send.requesting(name),
          text: at.silent
            ? texts.send.unresponsiveText
            : texts.send.requestingText(exactAmount(at.review, texts.language), receiver),
          actions: button(texts.send.startNew, at.another),
        }
      }
      case 'refused':
        return {
          ring: 'refused',
          title: texts.send.rejected(name),
          text: texts.send.rejectedText,
          actions: again(at),
        }
      case 'failed':
        return {
          ring: 'refused',
          title: texts.send.failed,
          text: errorText(texts, at.problem),
          actions: again(at),
        }
      case 'untold':
        return {
          ring: 'silent',
          title: texts.send.outcomeUnknown,
          text: errorText(texts, at.problem),
          actions: (
            <>
              <ExplorerLink network={at.network} kind="address" value={at.review.from} />
              {button(texts.send.startNew, at.another)}
            </>
          ),
        }
      case 'stale':
        return {
          ring: 'refused',
          title: texts.send.outdated[at.problem],
          text: texts.send.outdatedText,
          actions: button(texts.send.restart, at.restart),
        }
      case 'blocked':
        return {
          ring: null,
          title: texts.send.blocked,
          text: errorText(texts, at.problem),
          actions: ways(at),
        }
    }
  }

  function button(label: string, act: () => void) {
    return (
      <Button kind="ghost" onClick={act}>
        {label}
      </Button>
    )
  }

  function again({ edit, retry }: { edit(): void; retry(): void }) {
    return (
      <TwoButtons
        secondary={{ label: texts.send.edit, onClick: edit }}
        primary={{ label: texts.tryAgain, onClick: retry }}
        emphasized
      />
    )
  }

  function ways({ edit, retry }: { edit: (() => void) | null; retry: (() => void) | null }) {
    if (edit !== null && retry !== null) return again({ edit, retry })
    if (edit !== null) return button(texts.send.edit, edit)
    return retry === null ? null : button(texts.tryAgain, retry)
  }
}
