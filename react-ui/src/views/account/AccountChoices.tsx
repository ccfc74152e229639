import type { AccountChoice } from '@latchkit/core/flows'
import { useState } from 'react'
import { List } from '../../components/List.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { AccountRow } from './AccountRow.tsx'
import { accountTexts } from './texts/en.ts'

type AccountChoicesProps = {
  /** Accounts of one namespace. */
  choices: readonly AccountChoice[]
  /** The active account. */
  address: string | null
  /** Labels set by the page, by address. */
  labels: Readonly<Record<string, string>>
  pick(choice: AccountChoice): void
}

/**
 * A list of accounts. If they have several types, as on Bitcoin, each type has a tab; the tab of
 * the active account is open.
 */
export function AccountChoices({ choices, address, labels, pick }: AccountChoicesProps) {
  const { accounts } = useTexts(accountTexts)
  const [selectedType, setSelectedType] = useState<AccountChoice['type'] | null>(null)
  const tabs = [...new Set(choices.map(({ type }) => type))].map((id) => ({
    id,
    label: accounts.types[id] ?? accounts.list,
  }))
  const active = choices.find((choice) => choice.address === address) ?? choices[0]
  const current = selectedType ?? active?.type
  if (tabs.length < 2 || current === undefined) return list(choices)
  return (
    <Tabs
      label={accounts.accountTypes}
      tabs={tabs}
      current={current}
      onSelect={(type) => setSelectedType(type)}
    >
      {list(choices.filter(({ type }) => type === current))}
    </Tabs>
  )

  function list(accountsToList: readonly AccountChoice[]) {
    return (
      <List label={accounts.list}>
        {accountsToList.map((choice) => (
          <AccountRow
            key={choice.connectorId + choice.address}
            choice={choice}
            label={labels[choice.address] ?? null}
            active={choice.address === address}
            showsType={tabs.length < 2}
            pick={pick}
          />
        ))}
      </List>
    )
  }
}
