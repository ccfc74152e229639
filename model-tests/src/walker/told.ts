import type { Questions, Tell } from '../../../core/src/contracts/tell.ts'
import { viewNames } from '../../../core/src/domain/view-name.ts'

const yesOrNo = [true, false] as const
const answers: { readonly [Q in keyof Questions]: readonly ReturnType<Questions[Q]>[] } = {
  isOpen: yesOrNo,
  currentView: viewNames,
  isConfigured: yesOrNo,
  isConnected: yesOrNo,
  activeNamespace: ['eip155', null],
  showsUnsupportedChain: yesOrNo,
  mayClose: yesOrNo,
}

/** What a reaction may answer a fact with, whatever the rest of the kit is like: every question is answered every way. */
export function toldBy(react: (ask: Questions) => readonly Tell[]): Tell[] {
  const told: Tell[] = []
  const waiting: number[][] = [[]]
  for (let choices = waiting.pop(); choices !== undefined; choices = waiting.pop()) {
    const path = choices
    let asked = 0
    const pick = <T>(options: readonly T[]): T => {
      const turn = asked
      asked += 1
      if (turn >= path.length) {
        for (let other = 1; other < options.length; other += 1) waiting.push([...path, ...Array<number>(turn - path.length).fill(0), other])
      }
      const option = options[path[turn] ?? 0]
      if (option === undefined) throw new Error('A question without an answer')
      return option
    }
    told.push(
      ...react({
        isOpen: () => pick(answers.isOpen),
        currentView: () => pick(answers.currentView),
        isConfigured: () => pick(answers.isConfigured),
        isConnected: () => pick(answers.isConnected),
        activeNamespace: () => pick(answers.activeNamespace),
        showsUnsupportedChain: () => pick(answers.showsUnsupportedChain),
        mayClose: () => pick(answers.mayClose),
      }),
    )
  }
  return told
}
