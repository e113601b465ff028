/**
 * The perft table (see perft.ts for what is counted): two positions, three depths, for every preset and for
 * mixes that reach the option values no preset has. Computed by the oracle. A line that changes is a rule that
 * changed.
 *
 * Worth knowing when a line differs: the opening at depth 1 under free placement is twice the 2826 (roll,
 * pairing) pairs; late positions of `standard` and `stop-sign` part from depth 2 on because camps stay under
 * claims (distinct only, never paths); under jump_over the late columns are much shorter.
 */

import type { Ruleset } from "./oracle.ts";

/** paths, distinct, busts, stops, finished */
export type PerftCounts = [number, number, number, number, number];

export interface PerftEntry {
  ruleset: Ruleset;
  position: "opening" | "late";
  /** One row a depth, from depth 1. */
  rows: PerftCounts[];
}

export const PERFT_TABLE: PerftEntry[] = [
  {
    ruleset: "wikipedia",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758437308, 580903, 2345957908, 108206239700, 0],
    ],
  },
  {
    ruleset: "wikipedia",
    position: "late",
    rows: [
      [4683, 53, 21, 2331, 322],
      [20615979, 1258, 95005, 10260487, 5241596],
      [67129391861, 19860, 806941899, 33161224981, 20987408354],
    ],
  },
  {
    ruleset: "stop-sign",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758437308, 580903, 2345957908, 108206239700, 0],
    ],
  },
  {
    ruleset: "stop-sign",
    position: "late",
    rows: [
      [4683, 53, 21, 2331, 322],
      [20615979, 1258, 95005, 10260487, 5241596],
      [67129391861, 19860, 806941899, 33161224981, 20987408354],
    ],
  },
  {
    ruleset: "franjos",
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779614, 1441, 0, 10385318, 0],
      [69963056344, 48563, 2227122764, 20907059416, 0],
    ],
  },
  {
    ruleset: "franjos",
    position: "late",
    rows: [
      [1596, 31, 21, 0, 2],
      [3933152, 223, 33474, 1433832, 85600],
      [11158288862, 1101, 276543443, 3860751458, 647949744],
    ],
  },
  {
    ruleset: "standard",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758437308, 580883, 2345957908, 108206239700, 0],
    ],
  },
  {
    ruleset: "standard",
    position: "late",
    rows: [
      [4683, 53, 21, 2331, 322],
      [20615979, 1187, 95005, 10260487, 5241596],
      [67129391861, 17185, 806941899, 33161224981, 20987408354],
    ],
  },
  {
    ruleset: "stop-sign-purge",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758437308, 580883, 2345957908, 108206239700, 0],
    ],
  },
  {
    ruleset: "stop-sign-purge",
    position: "late",
    rows: [
      [4683, 53, 21, 2331, 322],
      [20615979, 1187, 95005, 10260487, 5241596],
      [67129391861, 17185, 806941899, 33161224981, 20987408354],
    ],
  },
  {
    ruleset: "franjos-jump",
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779614, 1441, 0, 10385318, 0],
      [69965399032, 48745, 2227122764, 20909402104, 0],
    ],
  },
  {
    ruleset: "franjos-jump",
    position: "late",
    rows: [
      [1596, 23, 21, 0, 246],
      [2873944, 95, 28350, 779824, 773898],
      [4862045282, 396, 137165434, 876927562, 1605177295],
    ],
  },
  {
    ruleset: "franjos-no-stacking",
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779614, 1441, 0, 10385318, 0],
      [69963056344, 48563, 2227122764, 20907059416, 0],
    ],
  },
  {
    ruleset: "franjos-no-stacking",
    position: "late",
    rows: [
      [1596, 31, 21, 0, 2],
      [3163512, 209, 33474, 664192, 85600],
      [6286611630, 608, 260381003, 217419666, 647949744],
    ],
  },
  {
    ruleset: "franjos-four",
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779614, 1441, 0, 10385318, 0],
      [69963056344, 48563, 2227122764, 20907059416, 0],
    ],
  },
  {
    ruleset: "franjos-four",
    position: "late",
    rows: [
      [1598, 33, 21, 2, 0],
      [4026974, 404, 33626, 1521174, 2],
      [12247377405, 3206, 290329315, 4660232705, 4861006],
    ],
  },
  {
    ruleset: "franjos-five",
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779614, 1441, 0, 10385318, 0],
      [69963056344, 48563, 2227122764, 20907059416, 0],
    ],
  },
  {
    ruleset: "franjos-five",
    position: "late",
    rows: [
      [1598, 33, 21, 2, 0],
      [4026976, 405, 33626, 1521176, 0],
      [12252699209, 3318, 290329671, 4665547885, 0],
    ],
  },
  {
    ruleset: "standard-extended",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758437308, 580883, 2345957908, 108206239700, 0],
    ],
  },
  {
    ruleset: "standard-extended",
    position: "late",
    rows: [
      [4683, 53, 21, 2331, 0],
      [21973721, 1475, 105191, 10934265, 421014],
      [91346998435, 29286, 1065354725, 45140821855, 5190734356],
    ],
  },
  {
    ruleset: "standard-no-stacking",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [36850482, 9328, 0, 17169794, 0],
      [171853804742, 457716, 2345957908, 68397393578, 0],
    ],
  },
  {
    ruleset: "standard-no-stacking",
    position: "late",
    rows: [
      [2578, 30, 21, 226, 226],
      [6086793, 192, 52816, 456469, 412093],
      [12768354313, 691, 531268095, 677129527, 606029485],
    ],
  },
  {
    ruleset: "standard-jump",
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758436624, 621340, 2345958592, 108206239016, 0],
    ],
  },
  {
    ruleset: "standard-jump",
    position: "late",
    rows: [
      [4683, 45, 21, 2331, 1960],
      [11533481, 258, 116423, 5708529, 5384688],
      [20801058135, 1437, 1926985593, 9437036271, 8757516617],
    ],
  },
  {
    ruleset: { preset: "standard", gameEnd: "complete_round" },
    position: "opening",
    rows: [
      [5652, 132, 0, 2826, 0],
      [39361376, 10384, 0, 19680688, 0],
      [218758437308, 580883, 2345957908, 108206239700, 0],
    ],
  },
  {
    ruleset: { preset: "standard", gameEnd: "complete_round" },
    position: "late",
    rows: [
      [4683, 53, 21, 2331, 322],
      [20615979, 1187, 95005, 10260487, 2283886],
      [78317099441, 22580, 941786679, 38687656381, 7350138382],
    ],
  },
  {
    ruleset: { preset: "standard", pairUse: "any_playable" },
    position: "opening",
    rows: [
      [16284, 154, 0, 8142, 0],
      [257752380, 13900, 0, 128876190, 0],
      [3741891996004, 873063, 5153507816, 1868369244094, 0],
    ],
  },
  {
    ruleset: { preset: "standard", pairUse: "any_playable" },
    position: "late",
    rows: [
      [8187, 53, 21, 4083, 418],
      [61293407, 1187, 167437, 30562985, 13318291],
      [335582593961, 17185, 1801395325, 166890599318, 89342187442],
    ],
  },
  {
    ruleset: {
      preset: "standard",
      pairUse: "any_when_full",
      entrySpace: "on_camp",
      quadEntry: "entry_plus_two",
    },
    position: "opening",
    rows: [
      [5652, 140, 0, 2826, 0],
      [39361372, 12225, 4, 19680684, 0],
      [229834238446, 795511, 2346751410, 113743743518, 0],
    ],
  },
  {
    ruleset: {
      preset: "standard",
      pairUse: "any_when_full",
      entrySpace: "on_camp",
      quadEntry: "entry_plus_two",
    },
    position: "late",
    rows: [
      [4683, 41, 21, 2331, 3],
      [22259063, 624, 98345, 11080359, 630445],
      [102700232479, 5891, 743900161, 50978166159, 6917607059],
    ],
  },
  {
    ruleset: { preset: "standard", placement: "preferred", stopCondition: "all_runners_placed" },
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779172, 1419, 0, 10384876, 0],
      [59562152740, 46492, 2227121178, 15707161684, 0],
    ],
  },
  {
    ruleset: { preset: "standard", placement: "preferred", stopCondition: "all_runners_placed" },
    position: "late",
    rows: [
      [1596, 27, 21, 0, 0],
      [3944484, 241, 35980, 1442896, 579036],
      [9037375634, 1440, 367031379, 3491754554, 2471202974],
    ],
  },
  {
    ruleset: { preset: "franjos", placement: "strict" },
    position: "opening",
    rows: [
      [2496, 61, 0, 0, 0],
      [20779614, 1441, 0, 10385318, 0],
      [69963056344, 48351, 2227166068, 20907059416, 0],
    ],
  },
  {
    ruleset: { preset: "franjos", placement: "strict" },
    position: "late",
    rows: [
      [1308, 21, 543, 0, 2],
      [2683308, 160, 604278, 776080, 36664],
      [6106642476, 803, 1071050413, 1704139100, 372185432],
    ],
  },
  {
    ruleset: { preset: "franjos", placement: "free", pairUse: "any_playable", toppedRunner: "may_reenter" },
    position: "opening",
    rows: [
      [8142, 77, 0, 0, 0],
      [86915166, 1703, 0, 24331140, 0],
      [754190853568, 60330, 5153507816, 241431811510, 0],
    ],
  },
  {
    ruleset: { preset: "franjos", placement: "free", pairUse: "any_playable", toppedRunner: "may_reenter" },
    position: "late",
    rows: [
      [4104, 31, 21, 0, 2],
      [19929644, 223, 86142, 3278616, 427967],
      [103948477259, 1102, 851134462, 32134737714, 5480905229],
    ],
  },
  {
    ruleset: {
      preset: "franjos",
      quadEntry: "entry_plus_two",
      gameEnd: "immediate",
      rivalCampsOnClaim: "stay",
    },
    position: "opening",
    rows: [
      [2498, 63, 0, 2, 0],
      [20779636, 2271, 4, 10380588, 0],
      [70047949930, 75945, 2224460144, 20967294842, 0],
    ],
  },
  {
    ruleset: {
      preset: "franjos",
      quadEntry: "entry_plus_two",
      gameEnd: "immediate",
      rivalCampsOnClaim: "stay",
    },
    position: "late",
    rows: [
      [1596, 31, 21, 0, 3],
      [3930268, 221, 33453, 1432520, 88473],
      [11142776363, 1018, 276152279, 3855531075, 771106587],
    ],
  },
  {
    ruleset: {
      preset: "franjos",
      placement: "free",
      pairUse: "all_playable",
      rivalCamps: "jump_over",
      columnsToWin: 11,
    },
    position: "opening",
    rows: [
      [2826, 66, 0, 0, 0],
      [22696158, 1518, 0, 11001746, 0],
      [72374975128, 52402, 2345959532, 19399130500, 0],
    ],
  },
  {
    ruleset: {
      preset: "franjos",
      placement: "free",
      pairUse: "all_playable",
      rivalCamps: "jump_over",
      columnsToWin: 11,
    },
    position: "late",
    rows: [
      [2694, 33, 21, 342, 0],
      [9501214, 428, 75802, 3209758, 0],
      [29148142209, 3167, 691062340, 9195311303, 0],
    ],
  },
];
