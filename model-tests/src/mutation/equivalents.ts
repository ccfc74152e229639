const isResolved = 'The receiver has a result by then, so that `routing` leads to `resolved`.'

/**
 * Mutants that no test can detect, by the id of the model and of the mutant, with the reason. A
 * listed mutant that a test detects fails `npm run mutate`.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'stores/transfers': {
    '(root) initial: tracking': 'Without an open transfer, `tracking` leads to `idle`.',
  },
  'flows/send': {
    'filling.receiver.waiting on receiver.stop: target send.filling.receiver.routing': isResolved,
    'filling.receiver.resolving on receiver.stop: target send.filling.receiver.routing': isResolved,
    'filling.receiver.resolving after multiRequestTimeout: target send.filling.receiver.routing':
      isResolved,
    'filling.receiver.doubtful on receiver.accept: target send.filling.receiver.routing':
      isResolved,
    'filling.receiver.resolving resolveReceiver onError[1]: target send.filling.receiver.routing':
      isResolved,
    'checking on navigated.away: drop clearError':
      '`confirm` has cleared the problem, and the check sets one only when it ends.',
  },
}
