import { walkChartAtRandom } from '../../walker/suite.ts'
import { accountModel } from './account.model.ts'

walkChartAtRandom(accountModel)
