/**
 * Mutants that no test can detect, by the id of the model and of the mutant, with the reason. A
 * listed mutant that a test detects fails `npm run mutate`.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'flows/nfts': {
    '(root) on account.lost[0]: target nfts.noAccount':
      'Without its address no account is active, so that `routing` leads to the same state.',
    '(root) on account.disconnected[0]: target nfts.noAccount':
      'Without its address no account is active, so that `routing` leads to the same state.',
  },
  'stores/approvals': {
    'deciding on request.settled[2]: drop isPending': 'Removing an unknown id changes nothing.',
  },
  'stores/transfers': {
    '(root) on detach: drop isSettled':
      'An open transfer is detached by `tracking`, and removing an unlisted one changes nothing.',
  },
}
