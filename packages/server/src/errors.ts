/**
 * Every failure that can travel over HTTP: its stable code and its status. Programs rely on the codes, so a code is
 * never renamed; the messages are for people and may change.
 */
const STATUS = {
  bad_request: 400,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** The one shape in which failures are answered. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string };
}

export function errorBody(code: ErrorCode, message: string): ErrorBody {
  return { error: { code, message } };
}

export function statusOf(code: ErrorCode): number {
  return STATUS[code];
}

/** The code for a status that the HTTP layer itself came up with (a broken body, one that is too large, ...). */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return "not_found";
  if (status === 413) return "payload_too_large";
  if (status === 415) return "unsupported_media_type";
  return status < 500 ? "bad_request" : "internal_error";
}
