import { walkChartAtRandom } from '../../../walker/suite.ts'
import { externalModel } from './external.model.ts'

walkChartAtRandom(externalModel)
