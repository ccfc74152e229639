import { useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { KitMark } from '../../components/KitMark.tsx'
import { Name } from '../../components/Name.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useSay } from '../../components/useSay.ts'
import { Waiting } from '../../components/Waiting.tsx'
import { useKitState } from '../../kit/useKitState.ts'
import { useApproveWords } from '../../locales/useApproveWords.ts'
import type { ApproveView } from './approveView.ts'
import { summaryFacts } from './summary-facts.tsx'

type Asked = Exclude<ApproveView, { step: 'done' }>

/** What is asked, by whom, of which account, and the two answers. */
export function ApproveScreen({ approve }: { approve: ApproveView }) {
  const { approve: words } = useApproveWords()
  if (approve.step === 'done') {
    return (
      <Panel>
        <Waiting
          icon={<KitMark size="hero" />}
          ring="done"
          title={words.done}
          text={null}
          actions={null}
        />
      </Panel>
    )
  }
  return approve.step === 'looking' ? (
    <Look key={approve.request.id} approve={approve} />
  ) : (
    <Work approve={approve} />
  )
}

function Work({ approve }: { approve: Asked }) {
  const { approve: words, cancel } = useApproveWords()
  const silent = approve.step === 'silent'
  return (
    <Panel>
      <Waiting
        icon={<KitMark size="hero" />}
        ring={silent ? 'silent' : 'pending'}
        title={silent ? words.silent : words.working}
        text={silent ? words.silentText : null}
        actions={
          <Button kind="ghost" onClick={approve.reject}>
            {cancel}
          </Button>
        }
      />
    </Panel>
  )
}

function Look({ approve }: { approve: Asked }) {
  const words = useApproveWords()
  const { approve: its } = words
  const [accepted, setAccepted] = useState(false)
  const site = useKitState(({ config }) => config.metadata.url)
  const { request, summary, unlimited: risky, network, waiting } = approve
  const title = its.titles[summary.kind]
  useSay(title, null)
  const facts: Fact[] = [
    { label: its.site, value: <Name>{hostOf(site)}</Name> },
    ...(network === null ? [] : [{ label: its.network, value: <Name>{network.name}</Name> }]),
    ...(request.address === null
      ? []
      : [
          {
            label: its.account,
            value: <Address form="full" address={request.address} />,
            wide: true,
          },
        ]),
    ...summaryFacts(approve, words),
  ]
  return (
    <Panel>
      <h3 className="lk-title lk-approve-title">{title}</h3>
      {waiting > 0 && <p className="lk-lead">{its.waiting(waiting)}</p>}
      <Facts facts={facts} />
      {summary.kind === 'unreadable' && <Notice>{its.unreadable}</Notice>}
      {risky && (
        <>
          <Notice>{its.unlimited}</Notice>
          <Checkbox checked={accepted} onChange={() => setAccepted(!accepted)}>
            {its.acceptUnlimited}
          </Checkbox>
        </>
      )}
      {approve.approve === null && <p className="lk-lead">{its.inWallet}</p>}
      <div className="lk-actions">{answers()}</div>
    </Panel>
  )

  function answers() {
    const { approve: say, reject } = approve
    if (say === null) {
      return (
        <Button kind="ghost" onClick={reject}>
          {its.reject}
        </Button>
      )
    }
    if (risky && !accepted) {
      return (
        <>
          <Button kind="ghost" onClick={reject}>
            {its.reject}
          </Button>
          <Button kind="primary" state="disabled">
            {its.approve}
          </Button>
        </>
      )
    }
    return (
      <TwoButtons
        out={{ label: its.reject, act: reject }}
        on={{ label: its.approve, act: say }}
        urge
      />
    )
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
