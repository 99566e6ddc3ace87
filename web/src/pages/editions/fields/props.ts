import type { ValueFacts } from "../../../lib/messages";

/** What a field for one value is given. */
export interface FieldProps {
  facts: ValueFacts;
  value: string;
  label: string;
  ontype: (value: string) => void;
}
