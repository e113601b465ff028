import type { ApiError, ErrorCode } from "@cantstop/protocol";

/** An expected failure: a value, which says what to answer. Only bugs throw. */
export type Refusal = ApiError;

export const refuse = (
  code: ErrorCode,
  message: string,
  details: Omit<ApiError, "code" | "message"> = {},
): Refusal => ({ code, message, ...details });

export const isRefusal = (value: object): value is Refusal => "code" in value && "message" in value;
