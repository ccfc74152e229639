import type { AccountChoice } from '@latchkit/core/flows/switch-account'
import { useState } from 'react'
import { List } from '../../components/List.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { AccountRow } from './AccountRow.tsx'

type AccountChoicesProps = {
  /** Of one namespace. */
  choices: readonly AccountChoice[]
  /** The one in use. */
  address: string | null
  /** Names that the page gave to addresses. */
  labels: Readonly<Record<string, string>>
  pick(choice: AccountChoice): void
}

/** Accounts to choose from. Those of several kinds, as on Bitcoin, have a tab for each kind; it opens on the kind that is in use. */
export function AccountChoices({ choices, address, labels, pick }: AccountChoicesProps) {
  const { accounts } = useSharedTexts()
  const [shown, show] = useState<AccountChoice['type'] | null>(null)
  const tabs = [...new Set(choices.map(({ type }) => type))].map((id) => ({
    id,
    label: accounts.types[id] ?? accounts.list,
  }))
  const used = choices.find((choice) => choice.address === address) ?? choices[0]
  const current = shown ?? used?.type
  if (tabs.length < 2 || current === undefined) return list(choices)
  return (
    <Tabs label={accounts.accountTypes} tabs={tabs} current={current} onSelect={(type) => show(type)}>
      {list(choices.filter(({ type }) => type === current))}
    </Tabs>
  )

  function list(listed: readonly AccountChoice[]) {
    return (
      <List label={accounts.list}>
        {listed.map((choice) => (
          <AccountRow
            key={choice.connectorId + choice.address}
            choice={choice}
            label={labels[choice.address] ?? null}
            used={choice.address === address}
            typed={tabs.length < 2}
            pick={pick}
          />
        ))}
      </List>
    )
  }
}
