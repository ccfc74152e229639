import { walkChartAtRandom } from '../../walker/suite.ts'
import { alertModel } from './alert.model.ts'

walkChartAtRandom(alertModel)
