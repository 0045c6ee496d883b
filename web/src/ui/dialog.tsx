/*
 * dialog.tsx: a window over the page: a dialog on a desk, a sheet from below on a phone. The
 * browser keeps the focus inside; afterwards it goes back to where it was. Esc and a press beside
 * it close it.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../text";
import { Icon } from "./picture";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Without it the window can only be left by one of its own buttons. */
  readonly canClose?: boolean;
}

export function Dialog({ title, onClose, children, class: name = "", canClose = true }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // On the title no key can press anything by accident.
    dialog?.querySelector<HTMLElement>("h2")?.focus();
    return () => {
      dialog?.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    if (canClose) onClose();
  };
  const onPress = (event: MouseEvent): void => {
    if (canClose && event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which comes as onCancel
    <dialog
      ref={ref}
      class={`paper window ${name}`}
      aria-labelledby={id}
      onCancel={onCancel}
      onClick={onPress}
    >
      <div class="window-in">
        <header class="window-head">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {canClose && <CloseButton onPress={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}

function CloseButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="btn sq quiet" aria-label={t("common.close")} onClick={onPress}>
      <Icon name="close" />
    </button>
  );
}
