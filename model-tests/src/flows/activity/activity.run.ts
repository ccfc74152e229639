import type { ActivityPage } from '../../../../core/src/domain/activity/activity.ts'
import { activityActors } from '../../../../core/src/flows/activity/activity.actors.ts'
import { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import type { ActivityInput } from '../../../../core/src/flows/activity/activity.types.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import type { Deps } from '../../../../core/src/protocol/deps.ts'
import { answeredRun } from '../../walker/answered-run.ts'
import { activityInputs } from './activity.cases.ts'

type Request = { request: Parameters<Deps['data']['history']>[0]; result: ActivityPage }
type Requests = { transactions: Request; purchases: Request }

/** Runs the flow with its resource. The test answers the requests to the data service. */
export function runActivity(input: ActivityInput = activityInputs.connected) {
  const { snapshot, tell, ...run } = answeredRun<typeof activityMachine, Requests>(
    activityMachine,
    input,
    (open, platform, environment) => {
      const history: Deps['data']['history'] = (request, signal) =>
        open(request.onramp === null ? 'transactions' : 'purchases', request, signal)
      return activityActors({ data: Object({ history }), platform }, environment)
    },
  )
  const view = () => activityView(snapshot(), tell)
  const requests = () =>
    run.requests('transactions').map(({ account, cursor }) => ({ account, cursor }))
  return {
    ...run,
    view,
    requests,
    cursors: () => requests().map(({ cursor }) => cursor),
    purchaseRequests: () => run.requests('purchases').length,
    context: () => snapshot().context,
    ids() {
      const { data, status } = view()
      return data?.months.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? status
    },
    /** `more`: a further page can be read. `end`: there is none. Otherwise the status. */
    rest() {
      const { data, status, loadMore } = view()
      if (loadMore !== null) return 'more'
      return data?.complete ? 'end' : status
    },
    answer: (page: ActivityPage) => run.answer('transactions', page),
    fail: (error: unknown) => run.fail('transactions', error),
    answerLate: (page: ActivityPage) => run.answerLate('transactions', page),
  }
}
