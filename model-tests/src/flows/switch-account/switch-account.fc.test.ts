import { walkChartAtRandom } from '../../walker/suite.ts'
import { switchAccountModel } from './switch-account.model.ts'

walkChartAtRandom(switchAccountModel)
